/** What the browser keeps the reader's list and its name under. They are in readers' browsers and stay as they are. */
export const listKey = 'shopping_list'
export const listNameKey = 'shopping_list_name'
