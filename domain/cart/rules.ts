/** A cart line holds between one and so many of a product. */
export const maxQuantity = 99

/** A cart holds at most so many different products, so that no request makes the server sum without end. */
export const maxCartLines = 200

/** A list that is priced or joined at once, as a guest's cart is, has at most so many lines. */
export const maxListLines = 60
