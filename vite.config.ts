import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  // The manifest is what the size check reads.
  build: { target: 'es2022', manifest: true },
})
