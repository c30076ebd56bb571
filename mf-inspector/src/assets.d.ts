/// <reference types="@aimante/build/assets" />
