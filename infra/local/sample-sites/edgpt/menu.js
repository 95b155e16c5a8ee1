// Without this script the menu is simply always open.
document.documentElement.classList.add('js');
document.addEventListener('click', (event) => {
  const button = event.target.closest('.menu-button');
  if (!button) return;
  const open = button.getAttribute('aria-expanded') !== 'true';
  button.setAttribute('aria-expanded', String(open));
});
