/** Height of a picker's line in px: the list keeps its height while a search narrows it, so that the dialog does not jump. */
export const LINE_PX = 45;
