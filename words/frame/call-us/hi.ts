export const callUs = 'कुछ ठीक नहीं है? हमें फ़ोन करें:'
