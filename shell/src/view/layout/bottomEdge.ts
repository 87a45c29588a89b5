/** Attribute of `<html>` while an advert stands at the bottom edge. */
export const BOTTOM_ADVERT_ATTRIBUTE = 'data-bottom-advert';

/** Attribute of `<html>` while there is a chat box: `closed` or `open`. */
export const CHAT_ATTRIBUTE = 'data-chat';

/** Attribute of `<html>` while the notice about the connection stands over the page. */
export const CONNECTION_ATTRIBUTE = 'data-connection';
