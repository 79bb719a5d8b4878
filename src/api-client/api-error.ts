/** A call that answered with another status than 200. */
export class ApiError extends Error {
  readonly status: number

  /** Compares names: pages and server are built separately, each with its own class. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiError'
  }

  constructor(status: number, path: string) {
    super(`The call ${path} failed with status ${status}`)
    this.name = 'ApiError'
    this.status = status
  }
}

/** For `catch`: null if the API rejected the input (4xx); other errors are thrown again. */
export function nullIfRejected(error: unknown): null {
  if (error instanceof ApiError && error.status < 500) return null
  throw error
}
