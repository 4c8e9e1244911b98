import type { ReactNode } from 'react'

// What opens below the search field.

export const suggestions = 'Suggestions'
export const products = 'Products'
export const categories = 'Categories'
export const allOf = (shelf: ReactNode) => <>All of {shelf}</>
export const boughtBefore = 'Bought before'
export const orderAgain = 'Order again'
export const lastSearches = 'Your last searches'
export const clearLastSearches = 'Clear last searches'
export const popular = 'Popular'
/** Offered before anything is typed. Each finds goods of the demo market (domain/search). */
export const popularSearches = ['Tamatar', 'Aloo', 'Doodh', 'Ghee', 'Toor dal', 'Paneer', 'Coffee', 'Mango']
