import { BLANK_ATTRIBUTE, FIRST_PART_ATTRIBUTE, TAPPED_ATTRIBUTE } from 'shared-kernel/contract/htmlData';
import { LOST_ID } from './bootScript';

/**
 * Marks the last button that a visitor tapped before the app listened, with the time, for the app to press its own. This
 * concerns the whole page until the app removes the message about a lost shell, and the HTML of parts until it leaves.
 *
 * The browser gives a tap on an `inert` button to what is around or below it, such as the link of a whole row. So the
 * script removes `inert` for a moment to find the button. A blank part has none.
 */
export const TAP_SCRIPT = `(function(d){
function under(r,x,y){
var i=[].slice.call(r.querySelectorAll("[inert]")),b;
i.forEach(function(e){e.removeAttribute("inert")});
b=d.elementFromPoint(x,y);
i.forEach(function(e){e.setAttribute("inert","")});
b=b&&b.closest("button");
return b&&r.contains(b)&&b.closest("[inert]")?b:null
}
d.addEventListener("click",function(v){
var t=v.target,o=d.querySelector("[${TAPPED_ATTRIBUTE}]"),b;
if(o)o.removeAttribute("${TAPPED_ATTRIBUTE}");
if(!t.closest||!d.getElementById("${LOST_ID}")&&!t.closest("[${FIRST_PART_ATTRIBUTE}]")||t.closest("[${BLANK_ATTRIBUTE}]"))return;
b=t.closest("button")||v.detail&&under(t.closest("[role=row]")||t,v.clientX,v.clientY);
if(b){b.setAttribute("${TAPPED_ATTRIBUTE}",Math.round(performance.now()));v.preventDefault()}
},true)
})(document);`;
