/** Whether a key belongs to an input method: Safari ends a composition before its Enter, which then has code 229. */
export function isInputMethodKey({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229
}
