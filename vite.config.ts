import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    // The server is built together with the pages, so that both share one copy of every module
    // (docs/ARCHITECTURE.md, "Two copies of a module").
    ssr: { build: { rollupOptions: { input: './server/main.ts' } } },
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
})
