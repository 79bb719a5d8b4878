import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  // The manifest is what the size check reads. Pictures of style sheets stay files: few pages show those that a library brings.
  build: { target: 'es2022', manifest: true, assetsInlineLimit: 0 },
})
