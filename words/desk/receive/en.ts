// The room in which goods of growers are taken in.

export const title = 'Receive'
export const who = 'Who brings it'
export const chooseWho = 'Choose a grower'
export const noGrowers = 'No grower is entered yet'
export const enterGrowers = 'An administrator enters growers in the room Growers.'
export const what = 'What'
export const whatHint = 'Type a name, or scan its bar code.'
export const scan = 'Scan with the camera'
export const noSuchCode = (code: string) => `No goods have the bar code ${code}.`
export const notFound = (words: string) => `Nothing is called “${words}”.`
export const pieces = 'How many packs'
export const kilos = 'How many kg'
export const receive = 'Receive'
export const receiving = 'Receiving...'
export const more = 'Days and slip'
export const harvestedOrMade = 'Harvested or made on'
export const goodUntil = 'Good until'
export const proposed = 'If empty: by its shelf life.'
export const slip = 'Number of the slip'
export const slipHint = 'The same slip counts once a day.'

export const choose = 'Please choose who brings it.'
export const chooseGoods = 'Please choose what it is.'
export const enterKilos = (step: string) => `Please enter kg, in whole steps of ${step}: 12.5.`
export const enterPieces = 'Please enter a whole number of packs.'

/** The line as `lineLabel` writes it. */
export const received = (line: string, grower: string) => `${line} of ${grower}`
export const isReceived = 'Received'
export const wasReceived = 'Received already'
export const batch = 'Batch'
export const until = (day: string) => `good until ${day}`
export const keeps = 'keeps'
export const waits = 'Kept in this tab. It is sent when the line is back: please leave the tab open.'
export const refused = 'The shop did not take it:'
export const putAway = 'Put away'

export const list = 'What was received'
export const nothing = 'Nothing was received yet.'
export const notLoaded = 'What was received did not load.'
export const goods = 'Goods'
export const grower = 'Grower'
export const came = 'Came'
export const left = 'Left'
export const life = 'Sold until'
export const state = 'State'
export const states = { open: 'On sale', closed: 'Closed', recalled: 'Called back' } as const
export const notCounted = 'Not counted'

export const action = 'Action'
export const labels = 'Labels'
export const labelsOf = (goods: string) => `Labels for ${goods}`
export const howMany = 'How many labels'
export const paper = 'Paper'
export const papers = { A4: 'A4 sheets, 24 labels each', roll: 'Roll of 58 mm' } as const
export const print = 'Print'
export const harvested = 'Harvested'
export const made = 'Made'
export const from = (grower: string, village: string) => `${grower}, ${village}`
