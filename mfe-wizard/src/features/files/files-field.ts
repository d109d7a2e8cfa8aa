/** The field that lists the birth files. */
export const filesField = 'uploadedFiles'
