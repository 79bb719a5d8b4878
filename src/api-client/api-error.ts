/** A call that was not answered with 200. */
export class ApiError extends Error {
  readonly status: number

  /** By name: pages and server are built apart and each has a class of its own, but an error may come from either. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiError'
  }

  constructor(status: number, path: string) {
    super(`The call ${path} was answered with ${status}`)
    this.name = 'ApiError'
    this.status = status
  }
}

/** For `catch`: input that the API refuses is the name of nothing; a wiki that cannot answer is another matter. */
export function nullIfRefused(error: unknown): null {
  if (error instanceof ApiError && error.status < 500) return null
  throw error
}
