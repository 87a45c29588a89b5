import { BLANK_ATTRIBUTE, FIRST_PART_ATTRIBUTE, TAPPED_ATTRIBUTE } from 'shared-kernel/contract/htmlData';
import { LOST_ID } from './bootScript';

/**
 * A visitor may tap a button before the app is there to hear it: the last such button is marked, for the app to press
 * its own. The whole page is ours until the app takes the message about a lost shell away, pictures of parts are until
 * they leave. A tap on an `inert` button arrives at what is around or below it, such as the link of a whole row. Where
 * nothing is seen of a picture, nothing is tapped.
 */
export const TAP_SCRIPT = `(function(d){
d.addEventListener("click",function(v){
var t=v.target,x=v.clientX,y=v.clientY,o=d.querySelector("[${TAPPED_ATTRIBUTE}]"),b;
if(o)o.removeAttribute("${TAPPED_ATTRIBUTE}");
if(!t.closest||!d.getElementById("${LOST_ID}")&&!t.closest("[${FIRST_PART_ATTRIBUTE}]")||t.closest("[${BLANK_ATTRIBUTE}]"))return;
b=t.closest("button")||[].find.call((t.closest("[role=row]")||t).querySelectorAll("button[inert],[inert] button"),function(e){var r=e.getBoundingClientRect();return r.left<=x&&x<r.right&&r.top<=y&&y<r.bottom});
if(b){b.setAttribute("${TAPPED_ATTRIBUTE}","");v.preventDefault()}
},true)
})(document);`;
