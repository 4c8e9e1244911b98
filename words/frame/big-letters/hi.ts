export const big = 'बड़े अक्षर'
export const usual = 'पहले जैसे अक्षर'
