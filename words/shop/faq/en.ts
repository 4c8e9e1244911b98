// The page of questions and answers, without the questions.

export const title = 'Questions and answers'
export const description = 'Short answers about ordering, delivery, payment and returns.'
export const onThisPage = 'On this page'
export const another = 'Another question?'
export const askUs = 'Ask us'
