/** What no waiting mends: a wrong password, no such database, no right. */
const permanentCodes = /^(28|3D|42501)/

type PostgresError = Error & { code?: string }

/** False for an error that a host has to mend first. */
export const mayPass = ({ code = '' }: PostgresError): boolean => !permanentCodes.test(code)

/** Why PostgreSQL cannot be reached, in a sentence. Several addresses of one name fail with a code and no message. */
export function explainError({ code = '', message }: PostgresError): string {
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return `${message || code}. Is PostgreSQL running there? DATABASE_URL says where it is; without it, the wiki keeps its data in a file.`
  return message || code
}
