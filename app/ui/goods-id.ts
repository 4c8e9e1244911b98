/** Where 'Skip to the goods' leads. */
export const goodsId = 'goods'
