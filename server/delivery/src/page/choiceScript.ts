import { BLANK_ATTRIBUTE, FIRST_PAGE_ID } from 'shared-kernel/contract/htmlData';

/** On a part's node: the choices that it is not for, as JSON, and whether it shows times of Vietnam. */
export const NOT_FOR_ATTRIBUTE = 'data-not-for';
export const ZONED_ATTRIBUTE = 'data-zoned';

/**
 * Stands first in each part that is not for everybody, for where the visitor's stored choices differ, or their clock is not
 * that of Vietnam: until the app has rendered it for them, a page is blank and a slot is not there. A parameter of the address
 * wins over the store, so HTML that was rendered with it does not name that choice.
 *
 * A storage entry is `{value, expiry}`; storage may be blocked or contain anything.
 */
export const CHOICE_SCRIPT = `(function(n,w){
if(!n)return;
var h=n.hasAttribute("${ZONED_ATTRIBUTE}")&&new Date().getTimezoneOffset()!==-420;
try{JSON.parse(n.getAttribute("${NOT_FOR_ATTRIBUTE}")||"[]").forEach(function(c){try{
var t=w[c.store+"Storage"].getItem("tyso."+c.key),e=t===null?null:JSON.parse(t);
if(!e||typeof e!=="object"||!("value" in e)||typeof e.expiry==="number"&&e.expiry<=Date.now())return;
var v=c.field===undefined?e.value:Object(e.value)[c.field];
if(v!==undefined&&c.unless.indexOf(JSON.stringify(v))<0)h=true
}catch(_){}})}catch(_){}
if(h&&n.id==="${FIRST_PAGE_ID}"){n.setAttribute("${BLANK_ATTRIBUTE}","");n.style.visibility="hidden"}else if(h)n.hidden=true
})(document.currentScript&&document.currentScript.parentElement,window)`;
