// What stands on the home page.

export const openAlways = 'Open 24×7, from the village to your doorstep'
export const villageMarket = 'The village market, at your door.'
export const youSeeAll =
  'You see the day and the full price, with delivery, before you pay. You can buy without an account.'
export const shopNow = 'Shop Now'
export const howItComes = 'How it comes'

export const fromTheVillage = 'From the village'
/** A role that is heard after a name. */
export const carousel = 'carousel'
export const slide = 'slide'
export const slideOf = (place: number, count: number, name: string) => `${place} of ${count}: ${name}`
/** What a button stops, heard after its verb. */
export const theSlides = 'the slides'
export const previousSlide = 'Previous slide'
export const nextSlide = 'Next slide'

export const marketName = 'Village market'
export const marketTitle = 'Vegetables as they are picked'
export const marketText = 'Tomatoes, okra, greens and roots of the season, from small farms.'
export const marketLink = 'See the shelf'
export const mangoName = 'Mango season'
export const mangoTitle = 'Fruit when it is ripe'
export const mangoText = 'Mangoes in May, oranges in December: each in its weeks.'
export const mangoLink = 'See the fruits'
export const harvestName = 'After the harvest'
export const harvestTitle = 'New dals of this harvest'
export const harvestText = 'Toor, moong, chana and masoor, cleaned and packed by the kilo.'
export const harvestLink = 'See the pulses'
export const pressName = 'Oil press'
export const pressTitle = 'Oils from the wooden press'
export const pressText = 'Mustard, groundnut and sesame oil, pressed slowly and without heat.'
export const pressLink = 'See the oils'
export const dairyName = 'Dairy morning'
export const dairyTitle = 'Fresh milk every morning'
export const dairyText = 'Milk, curd, paneer and ghee from small village herds.'
export const dairyLink = 'See dairy products'

export const coffeeShelf = 'Coffee Heritage'
export const pulsesShelf = 'Organic Pulses'
export const dryFruitsShelf = 'Organic Dry Fruits'
export const dairyShelf = 'Organic Dairy Products'
export const fruitsShelf = 'Organic Fruits'
export const oilsShelf = 'Organic Oils'
export const vegetablesShelf = 'Organic Vegetables'
export const inSeason = 'In season'
/** Leads to the calendar of the seasons. */
export const byMonth = 'Month by month'
export const seeAll = 'See all'
/** Heard after it. */
export const seeAllIn = (category: string) => ` in ${category}`

export const whyOrganic = 'Why Choose Organic'
export const noSprays = 'No chemical sprays'
export const noSpraysText =
  'Our fruit and vegetables grow without synthetic pesticides. So there are none on your plate.'
export const fromTheFarm = 'Straight from the farm'
export const fromTheFarmText =
  'We buy from small farms and mills that we know. A short way keeps the food fresh and full of taste.'
export const forTheVillage = 'Good for the village'
export const forTheVillageText =
  'Fair prices let farmers and craftspeople live from their work, at home in their village.'

export const promises = 'Our promises'
export const certified = 'Certified Organic'
export const certifiedText = '100% Guarantee'
export const savings = 'Huge Savings'
export const savingsText = 'At Lowest Price'
export const returns = 'Easy Returns'
export const returnsText = 'No Question Asked'
export const freeShipping = 'Free Shipping'
export const freeAsGiven = 'Free shipping above ₹299'
export const freeAsGivenToday = 'Today delivery is free from ₹499. Below that it costs ₹40.'
export const freeAlways = 'For every order'
export const freeAlwaysToday = 'Delivery is free.'
export const toYourDoor = 'To Your Door'
/** Sums as `shortRupees` writes them. */
export const costEach = (cost: string) => `${cost} for an order`
export const costEachToday = (cost: string) => `Delivery costs ${cost}.`
export const freeFrom = (from: string) => `Free shipping from ${from}`
export const freeFromToday = (from: string, cost: string) =>
  `Delivery is free from ${from}. Below that it costs ${cost}.`

/** The share stands before the sentence, as a picture beside it and to be heard. */
export const offerShare = '25%'
export const offFirst = 'off your first purchase'
export const offerSoon = 'This offer starts soon. Until then, you pay the price that you see.'
export const offerByItself = 'It comes off your first order by itself, when you pay.'
export const offerWithCode = (code: string) => `Type the code ${code} when you pay for your first order.`
export const theColours = 'the changing colours'

export const whatCustomersSay = 'What customers say'
export const testimonials = 'Testimonials'
export const theTestimonials = 'the testimonials'
export const previousTestimonial = 'Previous testimonial'
export const nextTestimonial = 'Next testimonial'
export const meeraSays =
  'The toor dal cooks soft and tastes like my grandmother’s. I do not buy it anywhere else now.'
export const arjunSays =
  'The vegetables were really fresh. One bunch of palak was not good, and they replaced it the same day.'
export const faridaSays =
  'I like that I see the price per kilo of everything. The groundnut oil smells of fresh groundnuts, and my pakoras taste better.'
export const josephSays =
  'Very good filter coffee. I ordered on Monday evening and drank it on Wednesday morning.'

export const customerReviews = 'Customer reviews'
export const outOfFive = 'out of 5'
export const ratings = (count: number) => `${count} ratings`
export const ratingsByStars = 'Ratings by stars'
export const stars = (count: number) => (count === 1 ? '1 star' : `${count} stars`)
export const activeUsers = 'active users'
export const satisfaction = 'satisfaction'
export const support = 'support'
