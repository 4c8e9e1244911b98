// By way of this file, because the search shows the strip at once: here it is a late part.
export { CategoryStrip } from '#app/shop/goods/category-strip.tsx'
