/** What the browser keeps the reader's list under. It is in readers' browsers and stays as it is. */
export const listKey = 'shopping_list'
