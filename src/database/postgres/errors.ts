/** SQLSTATE codes that a retry does not fix: wrong password, unknown database, missing privilege. */
const permanentCodes = /^(28|3D|42501)/

type PostgresError = Error & { code?: string }

/** False for an error that an operator has to fix. */
export const isTemporary = ({ code = '' }: PostgresError): boolean => !permanentCodes.test(code)

/** Explains why PostgreSQL cannot be reached. An error for several addresses of one host has a code but no message. */
export function explainError({ code = '', message }: PostgresError): string {
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return `${message || code}. Is PostgreSQL running there? Check DATABASE_URL; without it, the wiki uses an SQLite file.`
  return message || code
}
