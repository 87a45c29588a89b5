import { ARTICLE_ATTRIBUTES, ARTICLE_TAGS } from 'shared-kernel/cleaning/articleRules';

/** What the cleaner of articles adds. */
const ADDED = ['rel', 'target', 'loading', 'sandbox', 'referrerpolicy', 'allowfullscreen'];

const ATTRIBUTES = `(?: (?:${[...ARTICLE_ATTRIBUTES, ...ADDED].join('|')})="[^"]*")*`;
const TAGS = `\\/?(?:${ARTICLE_TAGS.join('|')})${ATTRIBUTES}`;

/**
 * What the browser asks before a text becomes HTML, code or a script's address (Trusted Types). Code never comes of a text.
 * Of addresses the content policy decides, which is ours: `script-src` of chunks, which releases load from texts, and of links to
 * `javascript:`, `frame-src` of frames.
 *
 * HTML may consist of nothing but an article's tags, as browsers write them. That is what releases of before hand over,
 * who clean articles and pass on a text; today's hand over a type. Text in quotes, and frames that are closed at once:
 * what is left between these tags has no `<`, so that no parser finds another tag than this expression does.
 *
 * The script stands in the page, not in the shell: it comes with the policy that demands it, whatever shell is live.
 */
export const TRUST_SCRIPT = `(function(t){
if(!t)return;
var k=/<(?:${TAGS}|iframe${ATTRIBUTES}><\\/iframe)>/g;
t.createPolicy("default",{
createHTML:function(h){return h.replace(k,"").indexOf("<")<0?h:null},
createScriptURL:function(u){return u}
})
})(window.trustedTypes)`;
