"""The measured colours of the eleven kinds, and the few others that all scripts share."""

FILL = {
    "coffee": "#572B5B",
    "wax": "#FFE14C",
    "blue": "#2E34BB",
    "chili": "#CB2510",
    "stink": "#766662",
    "green": "#47A860",
    "soy": "#FD9DB3",
    "black-eyed": "#CAFFFF",
    "red": "#8E1216",
    "garden": "#9DC531",
    "cocoa": "#2B110C",
}
GOLD = "#F6B22C"
PALE = "#FFE9CF"
