/** Offered before anything is typed. Each finds goods of the demo market (domain/search). */
export const popularSearches = ['Tamatar', 'Aloo', 'Doodh', 'Ghee', 'Toor dal', 'Paneer', 'Coffee', 'Mango']
