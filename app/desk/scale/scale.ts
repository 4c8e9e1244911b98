// A scale at a serial port that sends what lies on it, line after line: 'ST,GS,  0.940kg'.

/** What we need of the browser's SerialPort. */
export interface ScalePort {
  readable: ReadableStream<Uint8Array> | null
  open(options: { baudRate: number }): Promise<void>
  close(): Promise<void>
}

interface Serial {
  getPorts(): Promise<ScalePort[]>
  requestPort(): Promise<ScalePort>
}

/** Most scales of shops send so fast. */
const baudRate = 9600

/** A scale that has not come to rest after so long is not waited for, in milliseconds. */
const patienceMs = 8000

/** The browser's way to a scale; undefined where it has none, as on most telephones. */
export function serialPorts(): Serial | undefined {
  return (navigator as { serial?: Serial }).serial
}

/** The scale that was chosen before, or the one that is chosen now. It rejects where none is. */
export async function chosenScale(serial: Serial): Promise<ScalePort> {
  const [known] = await serial.getPorts()
  return known ?? serial.requestPort()
}

/** What lies on the scale, in grams, once it has said the same twice; null where it does not come to rest. */
export async function readScale(port: ScalePort, patience = patienceMs): Promise<number | null> {
  await port.open({ baudRate })
  const reader = port.readable!.getReader()
  const timer = setTimeout(() => void reader.cancel(), patience)
  const decoder = new TextDecoder()
  let text = ''
  let last: number | null = null
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return null
      const lines = (text + decoder.decode(value, { stream: true })).split(/[\r\n]+/)
      // Of the last one the end may still come.
      text = lines.pop() ?? ''
      for (const line of lines) {
        const grams = gramsIn(line)
        if (grams !== null && grams > 0 && grams === last) return grams
        if (grams !== null) last = grams
      }
    }
  } finally {
    clearTimeout(timer)
    await reader.cancel().catch(() => {})
    reader.releaseLock()
    await port.close()
  }
}

/** The weight in a line of a scale, in whole grams; null where it says none. */
export function gramsIn(line: string): number | null {
  const [, amount, unit] = /(-?\d+(?:[.,]\d+)?)\s*(kg|g)\b/i.exec(line) ?? []
  if (amount === undefined || unit === undefined) return null
  return Math.round(Number(amount.replace(',', '.')) * (unit.toLowerCase() === 'kg' ? 1000 : 1))
}

/**
 * What somebody types: '940', '940 g', '0.94' and '0,94 kg' are 940 g. null where it is no weight. A whole
 * number is kilograms where that is not more than `mostGrams`: '2' are 2 kg, and '50' are 50 g.
 */
export function gramsTyped(typed: string, mostGrams = 0): number | null {
  const [, amount, unit] = /^(\d{1,6}(?:[.,]\d{1,3})?)\s*(kg|g)?$/i.exec(typed.trim()) ?? []
  if (amount === undefined) return null
  const isKilos = unit
    ? unit.toLowerCase() === 'kg'
    : /[.,]/.test(amount) || Number(amount) * 1000 <= mostGrams
  return Math.round(Number(amount.replace(',', '.')) * (isKilos ? 1000 : 1)) || null
}
