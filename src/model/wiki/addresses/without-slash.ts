/** "/api/site/" -> "/api/site"; "/" stays. */
export const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path)
