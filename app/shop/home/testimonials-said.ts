export interface Testimonial {
  name: string
  username: string
  /** Out of five, in halves. */
  rating: number
  comment: string
}

/**
 * Fixed content of the page. It is shown to people, and never told to search engines as ratings of goods.
 */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'Meera Kulkarni',
    username: '@meera.cooks',
    rating: 5,
    comment:
      'The toor dal softens in one whistle and tastes of my grandmother’s kitchen. I have stopped buying it anywhere else.',
  },
  {
    name: 'Arjun Rathore',
    username: '@arjun_r',
    rating: 4.5,
    comment:
      'Vegetables came with a little soil still on them, which I count as praise. One bunch of coriander was tired; they replaced it the same day.',
  },
  {
    name: 'Farida Sheikh',
    username: '@farida.sheikh',
    rating: 4.5,
    comment:
      'I like that the price per kilo stands on every pack. The groundnut oil smells of groundnuts, and my pakoras do too.',
  },
  {
    name: 'Joseph Kurian',
    username: '@joseph_k',
    rating: 4,
    comment:
      'Good filter coffee, honestly packed. I ordered on Monday evening and had it with Wednesday’s breakfast.',
  },
]
