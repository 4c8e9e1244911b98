import type * as en from './en.ts'

export const title: typeof en.title = (shop) => `${shop}: गाँव का बाज़ार, दिन-रात खुला`
export const description = 'ऑर्गेनिक सब्ज़ियाँ, फल, दूध, तेल, दालें और हाथ का बना सामान, सीधे गाँव से आपके घर तक।'
