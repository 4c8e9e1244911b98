import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** What reads bar codes out of a picture. */
interface Detector {
  detect: (picture: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}

interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

const formats = ['ean_13', 'ean_8', 'upc_a']

/** The browser's own, which Chrome has on Android and macOS; elsewhere a library of 1.1 MB, loaded now. */
export async function loadDetector(): Promise<Detector> {
  const { BarcodeDetector: own } = globalThis as { BarcodeDetector?: DetectorClass }
  const supported = own ? await own.getSupportedFormats().catch(() => []) : []
  if (own && formats.every((format) => supported.includes(format))) return new own({ formats })
  const { BarcodeDetector, prepareZXingModule } = await import('barcode-detector/ponyfill')
  // From the shop itself, and not from where the library has it.
  prepareZXingModule({ overrides: { locateFile: () => wasm } })
  return new BarcodeDetector({ formats: ['ean_13', 'ean_8', 'upc_a'] })
}
