/** The bridge with gold pouring through it. */
export function Logo() {
  return <img src="/assets/images/logo.svg" width="40" height="40" alt="" />
}
