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
    comment: 'The toor dal cooks soft and tastes like my grandmother’s. I do not buy it anywhere else now.',
  },
  {
    name: 'Arjun Rathore',
    username: '@arjun_r',
    rating: 4.5,
    comment:
      'The vegetables were really fresh. One bunch of palak was not good, and they replaced it the same day.',
  },
  {
    name: 'Farida Sheikh',
    username: '@farida.sheikh',
    rating: 4.5,
    comment:
      'I like that I see the price per kilo of everything. The groundnut oil smells of fresh groundnuts, and my pakoras taste better.',
  },
  {
    name: 'Joseph Kurian',
    username: '@joseph_k',
    rating: 4,
    comment: 'Very good filter coffee. I ordered on Monday evening and drank it on Wednesday morning.',
  },
]
