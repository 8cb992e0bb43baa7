/** The screens of phones: larger ones show several parts at once, whose estimated heights would be seen to change. */
const SMALL_SCREEN = '(width < 1024px) and (height < 1000px)';

/**
 * Another part of the page is laid out if the browser has this time left; otherwise it waits until the next frame is painted.
 * On a slow phone most parts take less, so that two of them are no long task.
 */
const TIME_FOR_A_PART_MS = 30;

/**
 * Runs before anything is laid out. In a document that is opened by a link or by its address, a phone first lays out only
 * those parts with `data-layout="lazy"` that are near the screen. It waits with their lazy pictures until the visitor scrolls
 * or the page has loaded, so that they do not compete with what the page needs to work. When it has loaded, the other parts
 * are laid out one by one while the browser is idle. A page that is reloaded, gone back to or opened at one of its parts
 * is laid out at once: the browser looks for the place to scroll to.
 */
export const LAZY_LAYOUT_SCRIPT = `(function(d,html,navigation){
if(!navigation||navigation.type!=="navigate"||location.hash||!matchMedia(${JSON.stringify(SMALL_SCREEN)}).matches)return;
html.dataset.lazyLayout="pictures";["load","scroll"].forEach(function(type){addEventListener(type,function(){
if(html.dataset.lazyLayout)html.dataset.lazyLayout="";if(type==="load")whenIdle()},{once:true,capture:true})});
function whenIdle(){(window.requestIdleCallback||setTimeout)(layOut)}
function layOut(deadline){do{var part=d.querySelector("[data-layout=lazy]");if(!part)return stop();
part.dataset.layout="done";part.offsetHeight}while(deadline&&deadline.timeRemaining()>${String(TIME_FOR_A_PART_MS)})requestAnimationFrame(whenIdle)}
function stop(){delete html.dataset.lazyLayout;d.querySelectorAll("[data-layout=done]").forEach(function(part){part.dataset.layout="lazy"})}
})(document,document.documentElement,performance.getEntriesByType("navigation")[0])`;
