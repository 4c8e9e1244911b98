import type { Config } from '@react-router/dev/config'

import { buildFolder, builtLanguage } from './scripts/vite-languages.ts'

export default {
  buildDirectory: buildFolder(builtLanguage),
  ssr: true,
  splitRouteModules: false,
  // The whole route table goes out with the page: no request reveals who looks where, and pages stay
  // cacheable.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
