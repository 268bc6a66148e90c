/** The key that goes to the search of the page, where it has one. */
export const searchKey = '/'
export const searchOf = () => document.querySelector<HTMLInputElement>('#content input[type="search"]')
