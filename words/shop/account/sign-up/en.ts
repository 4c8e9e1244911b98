// The sign-up.

export const signUp = 'Sign up'
export const lead = 'It takes one minute.'
export const aboutPage =
  'Open an account at the village market: keep a cart, pay online and follow your orders.'
export const name = 'Name'
export const signingUp = 'Signing up...'
export const byNumber = 'No e-mail? Use your mobile number'
export const haveAccount = 'Already have an account?'
export const login = 'Login'
export const failed = 'Your account is not open yet. Please check your connection and try again.'

export const picture = 'Profile picture'
export const optional = '(optional)'
export const preview = 'Preview'
export const choosePicture = 'Choose picture'
export const changePicture = 'Change picture'
export const removePicture = 'Remove picture'
export const notOpened = 'We cannot open this picture. Please choose another one.'
export const wrongKind = 'Please choose a PNG, JPEG, WebP, AVIF or GIF picture.'
export const tooLarge = 'This picture is larger than 5 MB. Please choose a smaller one.'
