import type { FastifyInstance } from 'fastify'

/**
 * Whether there is more to do than can be done. A machine that stood still for a moment has measured nothing, which is reported as an
 * endless delay: no reason to turn anybody away.
 */
export function isOverloaded(app: Pick<FastifyInstance, 'isUnderPressure' | 'memoryUsage'>): boolean {
  return app.isUnderPressure() && Number.isFinite(app.memoryUsage().eventLoopDelay)
}
