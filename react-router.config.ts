import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build/pages',
  ssr: true,
  // The page includes all routes, which saves a request.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
