import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'art/**/*.test.ts', 'test/**/*.test.ts'],
    setupFiles: ['test/support/no-silent-errors.ts'],
    // Many wait for servers and processes of their own: a second worker uses the time.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
