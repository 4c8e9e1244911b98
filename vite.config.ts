import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A page loads a handful of files: what every page runs on, what several pages show, and its own.
            codeSplitting: {
              groups: [
                { name: 'framework', test: isFramework, priority: 2 },
                { name: 'shop', test: isShared, tags: ['$initial'], minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
    },
    // The server is built together with the pages, so that both share one copy of every module
    // (docs/ARCHITECTURE.md, "Two copies of a module").
    // The style sheet stands in each page, so the server's build makes it small as well.
    ssr: { build: { rollupOptions: { input: './server/main.ts' }, cssMinify: true } },
  },
  // What Tailwind itself needs (https://tailwindcss.com/docs/compatibility): nothing is written twice for older ones.
  build: { target: 'es2022', cssTarget: ['chrome111', 'safari16.4', 'firefox128'], assetsInlineLimit: 0 },
})

const ownOfFew =
  /[\\/](desk|shop[\\/](about|account|cart|checkout|contact|faq|orders|policies|stories|ui-gallery))[\\/]/

/** React, the router and the few lines with which the bundler joins files. */
function isFramework(id: string): boolean {
  return /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|rolldown.runtime/.test(id)
}

/**
 * Ours and the icons, where two pages or more show them. What is no part of shopping stays with its own pages, and
 * what waits for an interaction is left out by its tag.
 */
function isShared(id: string): boolean {
  return /[\\/](app|domain)[\\/]|lucide-react/.test(id) && !ownOfFew.test(id)
}
