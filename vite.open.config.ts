import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The pages that the server writes itself (`src/app/web/open`), built for Node. */
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  build: { ssr: 'src/app/web/open/render.tsx', outDir: 'dist/open', emptyOutDir: true, target: 'node20' },
})
