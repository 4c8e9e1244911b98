export const stillOpen = 'एक पेमेंट अभी अधूरा है'
export const askingBank = 'हम आपके बैंक से पूछ रहे हैं। अभी दोबारा पेमेंट न करें।'
export const seePayment = 'अपना पेमेंट देखें'
