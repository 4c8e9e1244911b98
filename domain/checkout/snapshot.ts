/** One line of a cart as it was priced at the moment of paying. Everything that the order will need, copied. */
export interface SnapshotLine {
  productId: string
  productName: string
  brandName: string
  category: string
  imageUrl: string | null
  listPricePaise: number
  sellingPricePaise: number
  quantity: number
}
