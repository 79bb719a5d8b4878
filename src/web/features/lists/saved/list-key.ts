/** localStorage keys of the reader's list and its name. Readers have data under them: never rename. */
export const listKey = 'shopping_list'
export const listNameKey = 'shopping_list_name'
