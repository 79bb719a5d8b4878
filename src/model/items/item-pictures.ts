/** Content folder with pictures of items: "pictures/wide-pan.png". */
export const pictureFolder = 'pictures'

const pictureName = /^(.+)\.(?:png|jpe?g|webp)$/

/** "wide-pan.png" -> "wide-pan"; undefined for another file. */
export const parsePictureName = (file: string): string | undefined => pictureName.exec(file)?.[1]
